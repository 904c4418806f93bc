/** Entry script of an embedded article or claim. */
import { startTextEmbed } from '../start-text-embed.ts';

startTextEmbed();
