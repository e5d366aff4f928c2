/**
 * Lets the hot reload of remotes find the one renderer: each bundle has a refresh runtime of its own, and the stub that
 * the first one installs does not remember renderers.
 */
const rendererHook = `(()=>{const renderers=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers,supportsFiber:true,inject(r){const id=renderers.size+1;renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}})()`;

/** Turns a page of the BFF into one that runs the code of the development server. */
export const developPage = (html: string): string =>
  html
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/"preload":\[[^\]]*\]/g, '"preload":[]')
    .replace(/src="\/assets\/shell\/main\.[0-9a-f]+\.js"/, 'src="/assets/shell/main.js"')
    .replace('<head>', () => `<head>\n<script>${rendererHook}</script>`);
