import { withStyles } from '../withStyles.tsx';
import * as parts from './LandingParts.tsx';
import { PlanCards } from './PlanCards.tsx';
import { ScreenPicture } from './ScreenPicture.tsx';

const link = import.meta.viteRsc.loadCss('./LandingParts.module.css');

/** What prose may use on landing pages; their stylesheets are in one file. */
export const landingComponents = {
  Card: parts.Card,
  Cards: withStyles(parts.Cards, link),
  Fold: withStyles(parts.Fold, link),
  PlanCards: withStyles(PlanCards, link),
  Product: parts.Product,
  Products: withStyles(parts.Products, link),
  ScreenPicture: withStyles(ScreenPicture, link),
  Section: withStyles(parts.Section, link),
  Start: withStyles(parts.Start, link),
};
