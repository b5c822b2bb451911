import { playClassic } from './share.ts';

playClassic(1);
