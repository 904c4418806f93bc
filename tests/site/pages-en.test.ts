import { testEachKind } from './each-kind.ts';

testEachKind('en');
