/** A source as one TEI P5 file. */
import type { Source } from '../../model/sources.ts';
import { buildTeiAnnotations } from './annotations.ts';
import { buildTeiHeader } from './header.ts';
import { buildTeiReadings } from './readings.ts';
import { buildTeiText } from './text.ts';
import { blockElement } from './xml.ts';

/**
 * The whole TEI file of a source. It contains no transcription, but our restatement in two languages, and the apparatus
 * of the disputed points.
 */
export const formatTeiDocument = (source: Source, site: URL): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${
    blockElement(
      'TEI',
      { xmlns: 'http://www.tei-c.org/ns/1.0', version: '4.2.0', 'xml:lang': 'en' },
      buildTeiHeader(source, site),
      buildTeiReadings(source),
      buildTeiAnnotations(source),
      buildTeiText(source, site),
    ).xml
  }\n`;
