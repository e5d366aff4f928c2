/** Apps that are tried with a demo run on this computer, with their services, and receive sign-outs like any other. */
export const demoEgress: readonly string[] = ['127.0.0.0/8', '::1/128'];
