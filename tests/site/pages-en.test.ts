import { testEachPageKind } from './each-kind.ts';

testEachPageKind('en');
