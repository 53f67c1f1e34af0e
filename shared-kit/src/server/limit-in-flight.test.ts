import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { limitInFlight } from './limit-in-flight.ts';

test('a crowd is let in at once; while it takes long nobody else is, until some have left', () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const letIn = limitInFlight({ alwaysAccepted: 2, slowMs: 500 });
  const responses = Array.from({ length: 4 }, () => new EventEmitter() as ServerResponse);
  const enter = () => letIn(new EventEmitter() as ServerResponse);
  expect(responses.map(letIn)).toEqual([true, true, true, true]);
  now = 500;
  expect(enter()).toBe(true);
  now = 501;
  expect(enter()).toBe(false);
  for (const response of responses) response.emit('close');
  // One is left, which came later.
  expect(enter()).toBe(true);
  expect(enter()).toBe(true);
  now = 1_001;
  expect(enter()).toBe(false);
});
