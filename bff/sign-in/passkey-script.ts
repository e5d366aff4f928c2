import { pagePaths } from '#shared/contracts';

/** Address of the script of passkeys: the policy of pages runs files only. */
export const passkeyScriptPath = `${pagePaths.secondStep}/passkey.js`;

/**
 * Shows the button where the browser knows passkeys, asks the device, and posts what it answers with the form. Written for
 * browsers without `parseRequestOptionsFromJSON`.
 */
export const passkeyScript = `(() => {
  const box = document.getElementById('passkey');
  if (!box || !window.PublicKeyCredential) return;
  const form = document.forms[0];
  const button = box.querySelector('button');
  const problem = box.querySelector('[role=alert]');
  const { call, act, cancelled, failed, empty } = box.dataset;
  const toBytes = (text) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  const toText = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer)))
      .replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '');
  const withBytes = (list) => (list || []).map((one) => ({ ...one, id: toBytes(one.id) }));
  const say = (text) => {
    problem.textContent = text;
    problem.hidden = !text;
  };
  const ask = async () => {
    const headers = { 'x-requested-by': 'portal' };
    const { status, data } = await (await fetch(call, { method: 'POST', headers })).json();
    if (status !== 200) throw new Error('refused');
    const publicKey = { ...data, challenge: toBytes(data.challenge) };
    if (act === 'get')
      return navigator.credentials.get({
        publicKey: { ...publicKey, allowCredentials: withBytes(data.allowCredentials) },
      });
    return navigator.credentials.create({
      publicKey: {
        ...publicKey,
        user: { ...data.user, id: toBytes(data.user.id) },
        excludeCredentials: withBytes(data.excludeCredentials),
      },
    });
  };
  const toJson = ({ id, type, response }) => {
    const shown = { clientDataJSON: toText(response.clientDataJSON) };
    for (const name of ['authenticatorData', 'signature', 'attestationObject'])
      if (response[name] && (act === 'get') !== (name === 'attestationObject'))
        shown[name] = toText(response[name]);
    if (act === 'create' && response.getTransports) shown.transports = response.getTransports();
    return JSON.stringify({ id, rawId: id, type, response: shown });
  };
  button.addEventListener('click', async () => {
    const { password, credential } = form.elements;
    say(password && !password.value ? empty : '');
    if (password && !password.value) return password.focus();
    button.disabled = true;
    try {
      credential.value = toJson(await ask());
      form.submit();
    } catch (error) {
      button.disabled = false;
      say(error && error.name === 'NotAllowedError' ? cancelled : failed);
      button.focus();
    }
  });
  box.hidden = false;
  if (box.dataset.first) button.focus();
})();
`;
