/** The Snorum block in the WordPress editor: a field for the address of a table, its options, and a preview. */
(({ blocks, blockEditor, components, element, serverSideRender }) => {
  const { createElement: make, Fragment } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { PanelBody, SelectControl, TextControl, TextareaControl } = components;

  const ENGLISH = {
    address: 'Address of an example, a comparison, questions, a claim or a rare deal',
    chosen: 'How it is shown',
    lang: 'Language',
    step: 'Begins at step',
    view: 'View',
    theme: 'Colours',
    seat: 'One hand only: the seat',
    readings: 'Rule options, as point=practice',
    height: 'Height of the frame, in pixels',
    record: 'Or a deal record',
    usual: 'as usual',
    views: { steps: 'step by step', accounts: 'scores' },
    themes: { light: 'light', dark: 'dark' },
  };
  const FRENCH = {
    address: 'Adresse d’un exemple, d’une comparaison, de questions, d’une affirmation ou d’une donne rare',
    chosen: 'Ce que l’on montre',
    lang: 'Langue',
    step: 'Commence à l’étape',
    view: 'Vue',
    theme: 'Couleurs',
    seat: 'Une seule main : la place',
    readings: 'Variantes, sous la forme point=usage',
    height: 'Hauteur du cadre, en pixels',
    record: 'Ou une notation',
    usual: 'comme d’habitude',
    views: { steps: 'pas à pas', accounts: 'scores' },
    themes: { light: 'claires', dark: 'sombres' },
  };
  const words = document.documentElement.lang.startsWith('fr') ? FRENCH : ENGLISH;

  blocks.registerBlockType('snorum/table', {
    edit({ attributes, setAttributes }) {
      const set = (name) => (value) => setAttributes({ [name]: value });
      const text = (name, control = TextControl) =>
        make(control, { key: name, label: words[name], value: attributes[name], onChange: set(name) });
      const number = (name, min) =>
        make(TextControl, {
          key: name,
          label: words[name],
          type: 'number',
          min,
          value: attributes[name],
          onChange: (value) => setAttributes({ [name]: Number.parseInt(value, 10) || min }),
        });
      const choice = (name, values) =>
        make(SelectControl, {
          key: name,
          label: words[name],
          value: attributes[name],
          options: [{ value: '', label: words.usual }].concat(
            Object.entries(values).map(([value, label]) => ({ value, label })),
          ),
          onChange: set(name),
        });
      return make(
        Fragment,
        null,
        make(
          InspectorControls,
          null,
          make(
            PanelBody,
            { title: words.chosen },
            choice('lang', { en: 'English', fr: 'Français' }),
            number('step', 1),
            choice('view', words.views),
            choice('theme', words.themes),
            text('seat'),
            text('readings'),
            number('height', 200),
            text('record', TextareaControl),
          ),
        ),
        make(
          'div',
          useBlockProps(),
          text('address'),
          (attributes.address || attributes.record) && make(serverSideRender, { block: 'snorum/table', attributes }),
        ),
      );
    },
    // Rendered by PHP, so that old posts stay valid with later versions of the plugin.
    save: () => null,
  });
})(window.wp);
