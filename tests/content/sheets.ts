/** Reads the rules sheets for their tests. */
import { readYaml } from './read.ts';

/** A line of a rules sheet, with the articles that it restates. */
export interface SheetLine {
  readonly articles: readonly string[];
  readonly en: string;
  readonly fr: string;
}

/** A rules sheet: its worked example, and its parts in order. */
export interface RulesSheetFile {
  readonly example: string;
  readonly parts: readonly { readonly part: string; readonly lines: readonly SheetLine[] }[];
}

export const readSheet = (game: string): RulesSheetFile => readYaml(`sheets/${game}.yaml`) as RulesSheetFile;

/** Lists every line of a rules sheet, in order. */
export const listSheetLines = ({ parts }: RulesSheetFile): readonly SheetLine[] => parts.flatMap(({ lines }) => lines);

/** Lists the numbers written in figures in a text, in order. */
export const listNumbers = (text: string): readonly number[] => (text.match(/\d+/gu) ?? []).map(Number);
