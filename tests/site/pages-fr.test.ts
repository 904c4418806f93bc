import { testEachPageKind } from './each-kind.ts';

testEachPageKind('fr');
