import type { TitleUi } from '#titles/furniture.ts';
import type { Command, Event, Legal, View } from '../model.ts';
import { Board } from './Board.tsx';
import { boardText } from './boardText.ts';
import { chart, charts } from './chart.ts';
import { Glance } from './Glance.tsx';
import { headline } from './headline.ts';
import { Orders } from './Orders.tsx';
import { Report } from './Report.tsx';
import { read } from './read.ts';
import { receipt } from './receipt.ts';
import { reportText } from './reportText.ts';
import css from './style.css';

/** What Whacktown shows, on the page and in mails. */
export const ui: TitleUi<View, Legal, Command, Event> = {
  Board,
  boardText,
  Glance,
  Orders,
  read,
  receipt,
  Report,
  reportText,
  headline,
  chart,
  charts,
  rules: async () => (await import('../rules.md')).default,
  css,
};
