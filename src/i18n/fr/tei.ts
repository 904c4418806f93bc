import type { TeiWords } from '../en/tei.ts';

export const tei: TeiWords = {
  title: (source) => `${source} : la source redite article par article`,
  responsibility: 'Rédaction, traduction, division en articles, notes et points discutés',
  scope:
    'Ce fichier n’est pas une transcription. Il donne ce que dit la source dans nos propres mots, dans la langue de la source et dans une autre, article par article ; seuls les mots marqués comme cités sont les siens.',
  project:
    'Snorum redit les anciennes règles de jeux de cartes et met à côté de chaque article une table où un programme le joue. L’identifiant des articles, leur statut et les lignes du programme qui les appliquent sont les mêmes que dans les pages.',
  normalization:
    'Nos propres mots suivent l’orthographe d’aujourd’hui. Ce que porte un élément quote est donné comme l’a la copie que nomme l’article. Quand nous en corrigeons les lettres, le mot est dans un élément choice, celles de la copie dans sic, les nôtres dans corr, et ce qui manque à la copie dans supplied ; une note de nous qui parle de ces lettres a les unes et les autres telles quelles ; les mêmes corrections sont réunies à la fin, avec leur page. Si cette copie a modernisé l’imprimé, sa description dans la liste des témoins le dit. Un pb ou un milestone est placé en tête du premier article qui commence sur une page ou dans un numéro : le texte étant redit, il marque un article et non un mot.',
  quotation:
    'Les mots de la source sont dans un élément quote, avec leur langue ; le texte ne porte pas de guillemets autour d’eux.',
  interpretation:
    'Là où la source se tait ou se contredit, une note de l’article renvoie à une entrée du standOff : l’usage suivi ici et les autres, chacun avec ses raisons, et un ptr vers chaque texte qui l’appuie, dont le type dit si le texte le porte, si on l’en déduit, si on l’en transporte ou si l’on se fonde sur son silence. Ce sont des interprétations d’une règle, et non des variantes de lettres : app est réservé aux lettres de deux copies, à la fin.',
  carried: {
    played: 'Joué : des événements de la table le citent.',
    refused: 'Un coup ou une annonce qui l’enfreint est refusé, et le cite.',
    'set-up': 'Une table qui l’enfreint est refusée.',
    example: 'Il raconte un exemple, gardé en notation.',
    remark: 'Une remarque sur le jeu ; il n’y a rien à faire.',
    advice: 'Un conseil ; toute carte permise peut se jouer.',
    handling: 'Il dit comment manier les cartes ou les jetons, ce qui ne change rien au jeu.',
    'not-yet': 'Une manière de jouer que la table ne joue pas encore.',
  },
  practices: {
    option: 'Un point discuté dont la table fait une option.',
    discussed: 'Un point qu’on se borne à discuter.',
    followed: 'L’usage suivi ici.',
    'other-practice': 'Un autre usage.',
  },
  kinds: {
    primary: 'L’original.',
    retelling: 'Un récit moderne.',
    scan: 'Des images des pages.',
    copy: 'Une copie du texte.',
  },
};
