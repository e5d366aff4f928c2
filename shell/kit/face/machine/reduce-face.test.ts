import { describe, expect, it } from 'vitest';
import type { SeenFace, Sight } from '../detector/detector-messages.ts';
import type { FaceEvent, FaceRules, FaceState } from './face-state.ts';
import { pictureSizeOf, targetOf } from './face-target.ts';
import { beginFace, reduceFace } from './reduce-face.ts';

const target = targetOf({ width: 480, height: 480 });
const usual: FaceRules = { mode: 'orther', isAuto: true, waitMs: 3000, asksTurn: false, target };
const ready: FaceEvent = { type: 'detector', is: 'ready' };
const opened: FaceEvent = { type: 'camera-opened' };
const record = { faceImage: 'abc', registerTime: '2026-09-01T08:00:00', userId: '2001' };
const challenge = { nonce: 'n1', action: 'turn-left', seconds: 30 } as const;

function stateAfter(rules: Partial<FaceRules>, ...events: FaceEvent[]): FaceState {
  const all = { ...usual, ...rules };
  return events.reduce((state, event) => reduceFace(all, state, event), beginFace(all));
}

function tick(ms: number): FaceEvent {
  return { type: 'tick', ms };
}

function see(sight: Partial<Sight> = {}): FaceEvent {
  return { type: 'seen', sight: { faces: [target], brightness: 120, turn: undefined, ...sight } };
}

function off(x: number, y = 0, width = 0): SeenFace {
  return { x: target.x + x, y: target.y + y, width: target.width + width, height: target.height };
}

function frames(count: number, sight?: Partial<Sight>): FaceEvent[] {
  return Array.from({ length: count }, () => see(sight));
}

const tracking = [ready, opened, tick(3000)];

describe('the beginning', () => {
  it.each([
    ['collect', true, 'initialising'],
    ['login', true, 'opening'],
    ['orther', true, 'opening'],
    ['login', false, 'closed'],
    ['orther', false, 'closed'],
  ] as const)('when the mode is %s and autoCheck %s, then it is %s', (mode, isAuto, at) =>
    expect(stateAfter({ mode, isAuto }).stage.at).toBe(at),
  );

  it('when a face is saved, then it is shown, and else the steps of the first time', () => {
    expect(stateAfter({ mode: 'collect' }, { type: 'loaded', record }).stage).toEqual({
      at: 'saved',
      record,
    });
    expect(stateAfter({ mode: 'collect' }, { type: 'loaded', record: null }).stage.at).toBe('closed');
  });
});

describe('the countdown', () => {
  it('when the camera opens, then it runs for three seconds before anything is looked for', () => {
    expect(stateAfter({}, ready, opened, tick(1200)).stage).toEqual({ at: 'countdown', leftMs: 1800 });
    expect(stateAfter({}, ready, opened, tick(2999)).stage.at).toBe('countdown');
    expect(stateAfter({}, ready, opened, tick(3000)).stage.at).toBe('tracking');
  });

  it('when photograph is pressed before it ends, then nothing happens', () => {
    const state = stateAfter({ mode: 'collect' }, { type: 'open' }, opened, tick(2000), {
      type: 'photograph',
    });
    expect(state.stage.at).toBe('countdown');
  });
});

describe('the picture that is taken by itself', () => {
  it('when a face stays for eight frames, then not yet, and the ninth is the picture', () => {
    expect(stateAfter({}, ...tracking, ...frames(8)).stage).toMatchObject({ at: 'tracking', count: 8 });
    expect(stateAfter({}, ...tracking, ...frames(9)).stage.at).toBe('taking');
    expect(stateAfter({}, ...tracking, ...frames(9, { faces: [off(50, -50, 50)] })).stage.at).toBe('taking');
  });

  it.each([
    ['beside the target', { faces: [off(51)] }, 'right'],
    ['at its other side', { faces: [off(-51)] }, 'left'],
    ['below', { faces: [off(0, 51)] }, 'up'],
    ['above', { faces: [off(0, -51)] }, 'down'],
    ['too near', { faces: [off(-25, -25, 51)] }, 'further'],
    ['too far', { faces: [off(25, 25, -51)] }, 'closer'],
    ['away', { faces: [] }, 'none'],
    ['not alone', { faces: [target, off(100)] }, 'several'],
    ['in the dark', { brightness: 59 }, 'dark'],
  ])('when the face is %s, then no picture is taken, and the hint says what to do', (_, sight, hint) => {
    expect(stateAfter({}, ...tracking, ...frames(20, sight)).stage).toMatchObject({
      at: 'tracking',
      count: 0,
      hint,
    });
  });

  it('when it leaves for a frame, or the page is hidden, then the count begins anew', () => {
    expect(stateAfter({}, ...tracking, ...frames(8), see({ faces: [] }), see()).stage).toMatchObject({
      count: 1,
    });
    expect(stateAfter({}, ...tracking, ...frames(8), { type: 'interrupted' }, see()).stage).toMatchObject({
      count: 1,
    });
  });

  it('when hints change with every frame, then one stands until it was read', () => {
    const seen = [see({ faces: [] }), tick(300), see({ brightness: 10 })];
    expect(stateAfter({}, ...tracking, ...seen).stage).toMatchObject({ hint: 'none' });
    expect(stateAfter({}, ...tracking, ...seen, tick(700), see({ brightness: 10 })).stage).toMatchObject({
      hint: 'dark',
    });
  });
});

describe('fifteen seconds', () => {
  it('when nothing matches for as long, then it asks for another attempt, which opens the camera', () => {
    expect(stateAfter({}, ...tracking, tick(14_999)).stage.at).toBe('tracking');
    expect(stateAfter({}, ...tracking, tick(15_000)).stage).toEqual({ at: 'timeout' });
    expect(stateAfter({}, ...tracking, tick(15_000), { type: 'retry' }).stage.at).toBe('opening');
  });

  it('when the detector is still loading, then they have not begun', () => {
    expect(stateAfter({}, opened, tick(3000), tick(20_000)).stage).toMatchObject({ leftMs: 15_000 });
  });
});

describe('what does not work', () => {
  it.each(['insecure', 'none', 'denied', 'busy', 'lost'] as const)(
    'when the camera is %s, then that is shown, and a photo may take its place',
    (problem) => {
      const failed: FaceEvent = { type: 'camera-failed', problem };
      const uploaded: FaceEvent = { type: 'uploaded', picture: 'p' };
      expect(stateAfter({ mode: 'collect' }, failed).stage).toEqual({ at: 'problem', problem });
      expect(stateAfter({ mode: 'collect' }, failed, uploaded, { type: 'save' }).stage).toEqual({
        at: 'sending',
        shot: { picture: 'p' },
      });
    },
  );

  it('when the detector fails, then the user takes the picture', () => {
    const failed: FaceEvent = { type: 'detector', is: 'failed' };
    expect(stateAfter({}, failed, opened, tick(3000)).stage.at).toBe('ready');
    expect(stateAfter({}, ...tracking, failed).stage.at).toBe('ready');
    expect(stateAfter({}, ...tracking, failed, { type: 'photograph' }).stage.at).toBe('taking');
  });

  it('when a press comes while the widget watches, then that picture is taken', () =>
    expect(stateAfter({}, ...tracking, { type: 'photograph' }).stage).toEqual({ at: 'taking' }));

  it('when the server refuses, then its words are shown, and another attempt begins where it has to', () => {
    const refused: FaceEvent = { type: 'refused', message: 'no' };
    expect(stateAfter({}, refused).stage).toMatchObject({ at: 'error', message: 'no' });
    expect(stateAfter({}, refused, { type: 'retry' }).stage.at).toBe('opening');
    expect(stateAfter({ mode: 'collect' }, refused, { type: 'retry' }).stage.at).toBe('initialising');
  });
});

describe('what is sent', () => {
  const taken: FaceEvent = { type: 'taken', picture: 'p' };

  it('when a face is enrolled, then the photo waits for its press, or is taken again', () => {
    const photo = [{ type: 'open' }, opened, tick(3000), { type: 'photograph' }, taken] as FaceEvent[];
    expect(stateAfter({ mode: 'collect' }, ...photo).stage).toEqual({
      at: 'captured',
      shot: { picture: 'p' },
    });
    expect(stateAfter({ mode: 'collect' }, ...photo, { type: 'save' }).stage.at).toBe('sending');
    expect(stateAfter({ mode: 'collect' }, ...photo, { type: 'open' }).stage.at).toBe('opening');
    const saved = stateAfter({ mode: 'collect' }, ...photo, { type: 'save' }, { type: 'sent' });
    expect(saved.stage.at).toBe('initialising');
  });

  it('when no turn is asked for, then the picture goes at once, and the match is shown', () => {
    const sending = [...tracking, ...frames(9), taken];
    expect(stateAfter({}, ...sending).stage).toEqual({ at: 'sending', shot: { picture: 'p' } });
    const match = { userId: '2001', userName: '周', distance: 0.3 };
    expect(stateAfter({}, ...sending, { type: 'sent', match }).stage).toEqual({ at: 'done', match });
  });

  it('when a turn is asked for, then two frames of the right side are the second picture', () => {
    const turning = [...tracking, ...frames(9), taken, { type: 'challenged', challenge }] as FaceEvent[];
    const rules = { asksTurn: true };
    expect(stateAfter(rules, ...turning).stage).toMatchObject({ at: 'turning', challenge });
    expect(stateAfter(rules, ...turning, ...frames(9, { turn: -0.9 })).stage.at).toBe('turning');
    expect(stateAfter(rules, ...turning, ...frames(9, { turn: 0.3 })).stage.at).toBe('turning');
    expect(stateAfter(rules, ...turning, see({ turn: 0.5 }), see(), see({ turn: 0.5 })).stage.at).toBe(
      'turning',
    );
    const second = [...frames(2, { turn: 0.5 }), { type: 'taken', picture: 'q' }] as FaceEvent[];
    expect(stateAfter(rules, ...turning, ...second).stage).toEqual({
      at: 'sending',
      shot: { picture: 'p', turned: { nonce: 'n1', picture: 'q' } },
    });
    expect(stateAfter(rules, ...turning, tick(15_000)).stage.at).toBe('timeout');
  });

  it('when the head stood turned before it was asked, then the turn counts from there', () => {
    const challenged: FaceEvent = { type: 'challenged', challenge };
    const turning = [...tracking, ...frames(9, { turn: -0.6 }), taken, challenged];
    const rules = { asksTurn: true };
    expect(stateAfter(rules, ...turning, ...frames(2, { turn: -0.2 })).stage).toMatchObject({ at: 'taking' });
    const other: FaceEvent = { type: 'challenged', challenge: { ...challenge, action: 'turn-right' } };
    const asideAlready = [...tracking, ...frames(9, { turn: -0.6 }), taken, other];
    expect(stateAfter(rules, ...asideAlready, ...frames(9, { turn: -0.6 })).stage.at).toBe('turning');
  });

  it('when nobody asks for a turn after all, then the picture goes alone', () => {
    const asked = [...tracking, ...frames(9), taken, { type: 'challenged', challenge: undefined }];
    expect(stateAfter({ mode: 'login', asksTurn: true }, ...(asked as FaceEvent[])).stage).toEqual({
      at: 'sending',
      shot: { picture: 'p' },
    });
  });
});

it.each([
  [
    { width: 1366, height: 768 },
    { width: 480, height: 480 },
  ],
  [
    { width: 760, height: 1024 },
    { width: 480, height: 480 },
  ],
  [
    { width: 759, height: 1024 },
    { width: 759, height: 1024 },
  ],
  [
    { width: 390, height: 844 },
    { width: 390, height: 844 },
  ],
])('when the screen is %o, then the picture is %o', (screen, size) => {
  expect(pictureSizeOf({ width: undefined, height: undefined }, screen)).toEqual(size);
  expect(targetOf(size).width).toBeCloseTo(size.width * 0.35);
});
