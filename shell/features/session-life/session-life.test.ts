import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from './ask-session.ts';
import { type Warning, warnMs } from './expiry-watch.ts';
import { createSessionLife, type LifeEvent, type SessionLife } from './session-life.ts';

const minute = 60_000;
const hour = 60 * minute;
/** The server's clock is an hour ahead of the computer's. */
const offset = hour;

interface Scene {
  life: SessionLife;
  /** How the server's session goes, by the computer's clock. */
  server: { idle: number; absolute: number; answers: boolean; ended: boolean };
  warning: () => Warning | undefined;
  posted: LifeEvent[];
  asked: () => number;
  stayed: () => number;
  ended: () => number;
}

let scene: Scene;

function createScene(signsInAgain = true): Scene {
  const start = Date.now();
  const server = { idle: start + 2 * hour, absolute: start + 12 * hour, answers: true, ended: false };
  const counts = { asked: 0, stayed: 0, ended: 0 };
  const posted: LifeEvent[] = [];
  let shown: Warning | undefined;
  const answer = (): Answer => {
    if (!server.answers) return 'no answer';
    const now = Date.now();
    if (server.ended || now >= Math.min(server.idle, server.absolute)) return 'ended';
    return {
      idleEndsAt: server.idle + offset,
      absoluteEndsAt: server.absolute + offset,
      now: now + offset,
    };
  };
  const life = createSessionLife({
    ask: async () => {
      counts.asked += 1;
      return answer();
    },
    askToStay: async () => {
      counts.stayed += 1;
      if (server.answers) server.idle = Math.min(Date.now() + 2 * hour, server.absolute);
      return answer();
    },
    post: (event) => posted.push(event),
    show: (warning) => {
      shown = warning;
    },
    onEnded: async () => {
      counts.ended += 1;
      if (signsInAgain)
        Object.assign(server, { idle: Date.now() + 2 * hour, absolute: Date.now() + 12 * hour });
      return signsInAgain;
    },
  });
  return {
    life,
    server,
    posted,
    warning: () => shown,
    asked: () => counts.asked,
    stayed: () => counts.stayed,
    ended: () => counts.ended,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 8, 1, 8) });
  scene = createScene();
});
afterEach(() => {
  scene.life.stop();
  vi.useRealTimers();
});

function pass(milliseconds: number) {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

describe('the warning', () => {
  it('when nobody does anything, then it comes five minutes before the idle end, by the clock of the server', async () => {
    await scene.life.check();
    await pass(2 * hour - warnMs - 1_000);
    expect(scene.warning()).toBeUndefined();
    await pass(2_000);
    expect(scene.warning()).toEqual({ kind: 'idle', endsAt: scene.server.idle });
  });

  it('when calls have moved the end meanwhile, then nothing is shown and the later end counts', async () => {
    await scene.life.check();
    scene.server.idle += 30 * minute;
    await pass(2 * hour);
    expect(scene.warning()).toBeUndefined();
    await pass(30 * minute - warnMs + 1_000);
    expect(scene.warning()).toBeDefined();
  });

  it('when the end comes in any case, then the warning says so', async () => {
    scene.server.idle = scene.server.absolute;
    await scene.life.check();
    await pass(12 * hour - warnMs + 1_000);
    expect(scene.warning()).toMatchObject({ kind: 'absolute' });
  });

  it('when the user stays, then it goes, the other tabs hear of it, and the end is moved', async () => {
    await scene.life.check();
    await pass(2 * hour - minute);
    scene.posted.length = 0;
    expect(await scene.life.stay()).toBe(true);
    expect(scene.warning()).toBeUndefined();
    expect(scene.posted).toEqual([
      { idle: scene.server.idle, absolute: scene.server.absolute, byUser: true },
    ]);
  });

  it('when staying finds no answer, then the warning stays and the question is asked again', async () => {
    await scene.life.check();
    await pass(2 * hour - minute);
    scene.server.answers = false;
    expect(await scene.life.stay()).toBe(false);
    expect(scene.warning()).toBeDefined();
    const before = scene.asked();
    await pass(16_000);
    expect(scene.asked()).toBe(before + 1);
  });

  it('when another tab stayed, then it goes here too, without a question', async () => {
    await scene.life.check();
    await pass(2 * hour - minute);
    const before = scene.asked();
    scene.life.receive({ idle: Date.now() + 2 * hour, absolute: scene.server.absolute, byUser: true });
    expect([scene.warning(), scene.asked()]).toEqual([undefined, before]);
  });
});

describe('the end', () => {
  it('when it has come, then the server is asked first, and only its word ends the session', async () => {
    await scene.life.check();
    await pass(2 * hour + 1_000);
    expect([scene.ended(), scene.warning()]).toEqual([1, undefined]);
  });

  it('when the user has signed in again, then the new session is watched', async () => {
    await scene.life.check();
    await pass(2 * hour + 1_000);
    await pass(2 * hour - warnMs);
    expect(scene.warning()).toBeDefined();
  });

  it('when the network is away at the end, then nobody is signed out until the server has spoken', async () => {
    await scene.life.check();
    scene.server.answers = false;
    await pass(3 * hour);
    expect(scene.ended()).toBe(0);
    scene.server.answers = true;
    scene.server.idle = Date.now() + hour;
    await pass(16_000);
    expect([scene.ended(), scene.warning()]).toEqual([0, undefined]);
  });

  it('when the user declines to sign in, then the page is left alone until another tab has a session', async () => {
    scene = createScene(false);
    await scene.life.check();
    await pass(3 * hour);
    expect(scene.ended()).toBe(1);
    scene.life.wake();
    scene.life.noteActivity();
    await pass(hour);
    expect(scene.ended()).toBe(1);
    scene.life.receive({ idle: Date.now() + minute, absolute: Date.now() + 12 * hour, byUser: false });
    expect(scene.warning()).toBeDefined();
  });

  it('when the computer slept past it, then waking asks at once', async () => {
    await scene.life.check();
    vi.setSystemTime(Date.now() + 5 * hour);
    scene.life.wake();
    await pass(0);
    expect(scene.ended()).toBe(1);
  });
});

describe('activity', () => {
  it('when keys are pressed all the time, then the server hears of it every five minutes', async () => {
    await scene.life.check();
    for (let second = 0; second < 21 * 60; second += 10) {
      scene.life.noteActivity();
      await pass(10_000);
    }
    expect(scene.stayed()).toBe(4);
  });

  it('when another tab was active, then this one keeps quiet as long', async () => {
    await scene.life.check();
    await pass(6 * minute);
    scene.life.receive({ idle: Date.now() + 2 * hour, absolute: scene.server.absolute, byUser: true });
    scene.life.noteActivity();
    expect(scene.stayed()).toBe(0);
  });

  it('when another tab only knows of a later end, then activity here is told all the same', async () => {
    await scene.life.check();
    await pass(6 * minute);
    scene.life.receive({ idle: Date.now() + 2 * hour, absolute: scene.server.absolute, byUser: false });
    scene.life.noteActivity();
    expect(scene.stayed()).toBe(1);
  });

  it('when the warning is open, then keys do not answer it', async () => {
    await scene.life.check();
    await pass(2 * hour - minute);
    scene.life.noteActivity();
    await pass(0);
    expect([scene.stayed(), scene.warning() !== undefined]).toEqual([0, true]);
  });
});
