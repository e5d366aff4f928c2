import { createHash } from 'node:crypto';

/**
 * Lets the hot reload of remotes find the one renderer: each bundle has a refresh runtime of its own, and the stub that
 * the first one installs does not remember renderers.
 */
const rendererHook = `(()=>{const renderers=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers,supportsFiber:true,inject(r){const id=renderers.size+1;renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}})()`;

const hookDigest = createHash('sha256').update(rendererHook).digest('base64');

/** Name that the development server's overlay gives the policy by which it writes its report. */
const overlayPolicy = 'rspack-dev-server#overlay';

/** Turns a page of the BFF into one that runs the code of the development server. */
export function developPage(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/"preload":\[[^\]]*\]/g, '"preload":[]')
    .replace(/src="\/assets\/shell\/main\.[0-9a-f]+\.js"/, 'src="/assets/shell/main.js"')
    .replace('<head>', () => `<head>\n<script>${rendererHook}</script>`);
}

/**
 * The security policy of production with what hot reload needs, and nothing else: one script in the page, the socket of the
 * development server, and its overlay.
 * @param publicUrl address that the browser sees
 */
export function developPolicy(policy: string, publicUrl: string): string {
  const socket = new URL('/', publicUrl);
  socket.protocol = socket.protocol.replace('http', 'ws');
  return policy
    .replace("script-src 'self'", `script-src 'self' 'sha256-${hookDigest}'`)
    .replace("connect-src 'self'", `connect-src 'self' ${socket.origin}`)
    .replace('trusted-types ', `trusted-types ${overlayPolicy} `);
}
