import { Component, type JSX } from 'preact';
import type { SettingsPanel, SettingsProps } from './SettingsPanel.tsx';

/** Settings that apply to all tables. Their code is loaded when the panel is opened. */
export class TableSettings extends Component<SettingsProps, { open?: boolean; Panel?: typeof SettingsPanel }> {
  // A tap may have opened it before hydration.
  override componentDidMount(): void {
    this.#toggled();
  }

  readonly #toggled = (): void => {
    const { open } = this.base as HTMLDetailsElement;
    this.setState({ open });
    // A file that is missing is reported by the page.
    if (open)
      import('./SettingsPanel.tsx').then(
        ({ SettingsPanel: Panel }) => this.setState({ Panel }),
        () => {},
      );
  };

  override render(props: SettingsProps): JSX.Element {
    const { open, Panel } = this.state;
    return (
      <details onToggle={this.#toggled}>
        <summary class="table-settings">{props.words.settings.name}</summary>
        {open && Panel && <Panel {...props} />}
      </details>
    );
  }
}
