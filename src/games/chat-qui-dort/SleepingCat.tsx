import type { JSX } from 'preact';

/** Decorative drawing of a cat, with closed or open eyes. */
export function SleepingCat({ awake }: { awake: boolean }): JSX.Element {
  return (
    <svg class="chat-drawn" viewBox="0 0 72 36" width={72} height={36} aria-hidden="true">
      <path class="fur" d="M9 33C3 33 2 24 8 20 14 8 26 3 39 4c17 1 29 11 29 21 0 5-3 8-9 8z" />
      <path class="line" d="M67 22c6 12-16 11-33 9M44 31c1-7 8-11 15-8" />
      <path class="fur" d="M4 20 4 8l8 5c3-1 7-1 10 0l8-5 0 12c1 7-5 12-13 12S3 27 4 20z" />
      <path
        class="line"
        d={
          awake
            ? 'M10 19v3M23 19v3M14.500 25.500 17 27l2.500-1.500'
            : 'M8 21c1.500 2 4 2 5.500 0M20.500 21c1.500 2 4 2 5.500 0M14.500 25.500 17 27l2.500-1.500'
        }
      />
    </svg>
  );
}
