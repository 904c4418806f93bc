/** Modal dialog over the table: the game pauses until it is closed. */
import { Component, type ComponentChildren, type JSX } from 'preact';

interface Props {
  title: string;
  close: string;
  /** Suffix of the dialog's class in the style sheet. */
  name: string;
  onClose: () => void;
  children: ComponentChildren;
}

export class Dialog extends Component<Props> {
  override componentDidMount(): void {
    (this.base as HTMLDialogElement).showModal();
  }

  readonly #shut = (): void => (this.base as HTMLDialogElement).close();

  readonly #press = ({ target }: Event): void => {
    if (target === this.base) this.#shut();
  };

  override render({ title, close, name, onClose, children }: Props): JSX.Element {
    const id = `play-${name}`;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it with the keys.
      <dialog class={`play-dialog ${id}`} aria-labelledby={id} onClose={onClose} onClick={this.#press}>
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="dialog-close" onClick={this.#shut}>
            {close}
          </button>
        </header>
        {children}
      </dialog>
    );
  }
}
