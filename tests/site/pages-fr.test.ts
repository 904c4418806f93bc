import { testEachKind } from './each-kind.ts';

testEachKind('fr');
