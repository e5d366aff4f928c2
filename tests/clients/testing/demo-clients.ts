/** Who an app is at the portal, and where it listens: its addresses are registered with the port. */
export interface ClientIdentity {
  readonly id: string;
  readonly secret: string;
  readonly port: number;
}

/** The clients of the demo data that libraries are tried with. */
export const demoClients = {
  reader: { id: 'reader', secret: 'reader-demo-secret-2026', port: 4001 },
  sandboxDemo: { id: 'sandbox-demo', secret: 'sandbox-demo-secret-2026', port: 4004 },
} as const satisfies Record<string, ClientIdentity>;
