import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SLOW_FILES } from './slow.ts';

/** Runs the slowest files first, and then the others in vitest’s order. */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = SLOW_FILES.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? SLOW_FILES.length : place;
    };
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}
