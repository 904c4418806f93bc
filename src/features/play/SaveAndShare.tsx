/** Buttons to save and share a game: copy or download its record, or share a link that contains the whole game. */
import { Component, type JSX } from 'preact';
import { formatRecord } from '#engine/record/format-record.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { formatPracticesQuery, type Practices } from '../../browser/readings-query.ts';
import { saveFile } from '../../browser/save-file.ts';
import type { Language } from '../../i18n/routes.ts';
import type { SeatPlayers } from './players.ts';
import { encodeGameLink, MAX_LINK_LENGTH } from './share-link.ts';
import { PLAY_WORDS } from './words.ts';

interface Props {
  live: LiveGame;
  chairs: SeatPlayers;
  /** Page on which the link restores the game. */
  home: string;
  lang: Language;
  /** Number of moves and deals. When it changes, the message about an earlier state disappears. */
  taken: number;
  /** Practices with which the player views the game, if they are not the game's own. */
  practices?: Practices | undefined;
}

interface State {
  /** Message about the result of saving. */
  said: string;
  /** Text that could not be copied, for copying by hand. */
  text: string;
}

export class SaveAndShare extends Component<Props, State> {
  override state: State = { said: '', text: '' };

  override componentWillReceiveProps(next: Props): void {
    if (next.taken !== this.props.taken) this.setState({ said: '', text: '' });
  }

  get #record(): string {
    return formatRecord(this.props.live.record);
  }

  async #copy(text: string): Promise<void> {
    const words = PLAY_WORDS[this.props.lang];
    try {
      await navigator.clipboard.writeText(text);
      this.setState({ said: words.copied, text: '' });
    } catch {
      this.setState({ said: words.notCopied, text });
    }
  }

  readonly #copyLink = async (): Promise<void> => {
    const { chairs, home, lang, practices = {} } = this.props;
    const fragment = await encodeGameLink(this.#record, chairs);
    if (fragment.length > MAX_LINK_LENGTH) this.setState({ said: PLAY_WORDS[lang].tooLong, text: '' });
    else await this.#copy(`${new URL(home, location.href).href}${formatPracticesQuery('', practices)}#${fragment}`);
  };

  readonly #download = (): void => saveFile(`${this.props.live.game.id}.deal`, this.#record);

  override render({ lang }: Props, { said, text }: State): JSX.Element {
    const words = PLAY_WORDS[lang];
    return (
      <details class="table-keep">
        <summary>{words.keep}</summary>
        <div class="more-panel">
          <button type="button" onClick={() => void this.#copyLink()}>
            {words.copyLink}
          </button>
          <button type="button" onClick={() => void this.#copy(this.#record)}>
            {words.copyRecord}
          </button>
          <button type="button" onClick={this.#download}>
            {words.download}
          </button>
        </div>
        <p class="table-said" role="status">
          {said}
        </p>
        {text && <textarea readOnly rows={4} aria-label={words.byHand} value={text} />}
      </details>
    );
  }
}
