import { type Dispatcher, Pool } from 'undici';
import { createEgressRules, type EgressOptions, guardConnection } from '#shared/egress';
import type { Log } from '#shared/log';
import { type Breaker, createBreaker } from './breaker.ts';
import type { Service } from './service.ts';
import { createServiceError } from './service-errors.ts';
import { createSlots, type Slots } from './slots.ts';

const times = {
  connect: 3_000,
  /** Without a byte of an answer that has begun. */
  silence: 300_000,
  /** Shorter than servers keep theirs. */
  keepAlive: 4_000,
} as const;
/** As many as calls of one service run at once. */
const maxConnections = 96;

/** What this process keeps about one service. */
export interface Connection {
  readonly address: string;
  /** Path of the address, without a slash at its end. */
  readonly folder: string;
  readonly pool: Dispatcher;
  readonly breaker: Breaker;
  readonly slots: Slots;
}

export interface ConnectionsOptions {
  /** What may be called although it is not the internet. */
  readonly egress: EgressOptions;
  readonly clock: () => number;
  readonly log: Log;
}

/** A pool, a breaker and a limit for each service, made at its first call, and anew when its address changes. */
export function createConnections({ egress, clock, log }: ConnectionsOptions) {
  const rules = createEgressRules(egress);
  const connections = new Map<string, Connection>();

  const open = (service: Service): Connection => {
    const { code, address } = service;
    const url = new URL(address);
    return {
      address,
      folder: url.pathname.replace(/\/$/, ''),
      pool: new Pool(url.origin, {
        connections: maxConnections,
        pipelining: 1,
        bodyTimeout: times.silence,
        keepAliveTimeout: times.keepAlive,
        connect: { timeout: times.connect, ...guard(url, service) },
      }),
      breaker: createBreaker({
        clock,
        onChange: (isOpen) => log(isOpen ? 'app_service_away' : 'app_service_back', { app: code }),
      }),
      slots: createSlots(),
    };
  };

  /** The platform has checked it too, but the two need not be configured alike. */
  const guard = (url: URL, service: Service) => {
    try {
      return guardConnection(rules, url);
    } catch (cause) {
      throw createServiceError('away', service, { cause });
    }
  };

  return {
    /** @throws DomainError for an address that may not be called */
    get: (service: Service): Connection => {
      const known = connections.get(service.code);
      if (known?.address === service.address) return known;
      // Calls under way end by themselves.
      known?.pool.close().catch(() => undefined);
      const fresh = open(service);
      connections.set(service.code, fresh);
      return fresh;
    },
    close: (): void => {
      for (const { pool } of connections.values()) pool.destroy().catch(() => undefined);
      connections.clear();
    },
  };
}
