import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLineWriter } from './line-writer.ts';

describe('createLineWriter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const start = () => {
    const writes: string[] = [];
    return { writes, writer: createLineWriter((lines) => writes.push(lines), { delayMs: 10 }) };
  };

  it('when lines come close together, then they are written at once and in order', () => {
    const { writes, writer } = start();
    writer.write('one\n');
    vi.advanceTimersByTime(9);
    writer.write('two\n');
    expect(writes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(writes).toEqual(['one\ntwo\n']);
  });

  it('when a batch is out, then the next line waits for one of its own', () => {
    const { writes, writer } = start();
    writer.write('one\n');
    vi.advanceTimersByTime(10);
    writer.write('two\n');
    vi.advanceTimersByTime(10);
    expect(writes).toEqual(['one\n', 'two\n']);
  });

  it('when much has gathered, then it does not wait', () => {
    const { writes, writer } = start();
    const line = `${'x'.repeat(40_000)}\n`;
    writer.write(line);
    expect(writes).toEqual([line]);
  });

  it('when it is flushed, then nothing is left to write, and nothing twice', () => {
    const { writes, writer } = start();
    writer.write('last\n');
    writer.flush();
    writer.flush();
    vi.advanceTimersByTime(100);
    expect(writes).toEqual(['last\n']);
  });
});
