/** A source as one TEI P5 file. */
import type { Source } from '../../model/sources.ts';
import { teiAnnotations } from './annotations.ts';
import { teiHeader } from './header.ts';
import { teiReadings } from './readings.ts';
import { teiText } from './text.ts';
import { block } from './xml.ts';

/**
 * The whole TEI file of a source. It contains no transcription, but our restatement in two languages, and the apparatus
 * of the disputed points.
 */
export const teiOf = (source: Source, site: URL): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${
    block(
      'TEI',
      { xmlns: 'http://www.tei-c.org/ns/1.0', version: '4.2.0', 'xml:lang': 'en' },
      teiHeader(source, site),
      teiReadings(source),
      teiAnnotations(source),
      teiText(source, site),
    ).xml
  }\n`;
