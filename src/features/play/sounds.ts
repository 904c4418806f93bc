/** Synthesised sounds of a table: a card played, the player's turn, the end of a deal. */

let audio: AudioContext | undefined;

/** Plays a tone: its frequency in hertz, its decay of `length` seconds, and its start `after` seconds from now. */
const tone = (context: AudioContext, frequency: number, length: number, after = 0): void => {
  const [string, loud] = [context.createOscillator(), context.createGain()];
  const at = context.currentTime + after;
  string.type = 'triangle';
  string.frequency.value = frequency;
  loud.gain.setValueAtTime(0.12, at);
  loud.gain.exponentialRampToValueAtTime(0.001, at + length);
  string.connect(loud).connect(context.destination);
  string.start(at);
  string.stop(at + length);
};

/** Plays the sound of a card on cloth: a short burst of noise. */
const card = (context: AudioContext): void => {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, sampleRate * 0.07, sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() - 0.5) * (1 - i / samples.length) ** 4;
  const [noise, low] = [context.createBufferSource(), context.createBiquadFilter()];
  noise.buffer = buffer;
  low.type = 'lowpass';
  low.frequency.value = 1800;
  noise.connect(low).connect(context.destination);
  noise.start();
};

/** Functions that play a sound, stored under its name. */
const SOUNDS = {
  card,
  turn: (context: AudioContext) => tone(context, 660, 0.25),
  end: (context: AudioContext) => {
    for (const [i, frequency] of [392, 494, 587].entries()) tone(context, frequency, 0.5, i * 0.12);
  },
} as const;

/** Plays a sound, if the device allows it. */
export const playSound = (what: keyof typeof SOUNDS): void => {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    SOUNDS[what](audio);
  } catch {
    // Ignored: the game works without sound.
  }
};
