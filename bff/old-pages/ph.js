// biome-ignore-all lint/complexity/useArrowFunction: the browsers that old pages were made for know functions alone
// biome-ignore-all lint/suspicious/noPrototypeBuiltins: nor Object.hasOwn
// biome-ignore-all lint/complexity/useOptionalChain: nor optional chains
/*
 * The global PH for pages of the school's own: what the shell gives to apps, for scripts of any age. Loaded by a plain script element
 * ahead of the page's own scripts. A program around the portal may have put PH there first, with members of its own.
 */
(function (scope) {
  var host = scope.PH && typeof scope.PH === 'object' ? scope.PH : {};
  if (host.setAppMsg) return;
  /* The origin of the portal where the page is on another one; the portal writes it on its second origin. */
  var portal = '';
  var script = document.currentScript;
  var framer = scope.parent && scope.parent !== scope ? scope.parent : null;
  /* A page of another origin in a frame of the portal: the script was loaded from there. */
  var isFramed = false;
  var waiting = [];
  var ticketCallbacks = [];
  var model = { appCode: '', code: '', rootPath: 'pages' };
  /* What pages that know Chinese and English only get for each language; the portal writes its list here. */
  var languages = { en: 'en' };
  var chosen = /(?:^|;\s*)portal-lang=([\w-]+)/.exec(document.cookie);

  /* The language of the portal's last page in this browser; where it is not kept, what the user chose. */
  function findLanguage() {
    try {
      return scope.localStorage.getItem('lange_') || (chosen && chosen[1]);
    } catch (_) {
      return chosen && chosen[1];
    }
  }

  function ignore() {}

  function isPlainObject(value) {
    return Object.prototype.toString.call(value) === '[object Object]';
  }

  host.version = '1.6.0';
  host.env = 'production';
  host.langType = languages[findLanguage()] || 'zh-CN';
  /* The dictionary: pages add their words to it, by key. */
  host.lang = host.lang || {};
  host.codeModel = model;
  host.setAppMsg = function (message) {
    if (!isPlainObject(message)) throw new TypeError('setAppMsg 参数错误，必须传入一个对象');
    for (var name in message)
      if (Object.prototype.hasOwnProperty.call(message, name)) model[name] = message[name];
  };
  /* Back to the desktop of the user, also from a frame of the portal; the way that led here stays in the history. */
  host.toDesktop = function () {
    if (isFramed) framer.postMessage({ portal: 'desktop' }, portal);
    else if (portal) scope.location.assign(portal + '/');
    else (scope.top || scope).location.assign('/');
  };
  /* Runs it once the language is known: at once, or in a frame when the portal has answered. */
  host.onReady = function (run) {
    if (waiting) waiting.push(run);
    else run();
  };
  /* In a frame: a ticket by which the server of the page learns once who looks. run(error, ticket) */
  host.requestTicket = function (run) {
    if (!isFramed) return run('not_framed');
    ticketCallbacks.push(run);
    framer.postMessage({ portal: 'ticket' }, portal);
  };

  function ready() {
    var runs = waiting;
    var at = 0;
    waiting = null;
    for (; runs && at < runs.length; at += 1) runs[at]();
  }

  /* Answers of the portal, and of nobody else. */
  function receive(event) {
    var data = event.data;
    if (event.source !== framer || event.origin !== portal || !isPlainObject(data)) return;
    if (data.portal === 'context') {
      host.langType = languages[data.language] || 'zh-CN';
      ready();
    } else if (data.portal === 'ticket') {
      (ticketCallbacks.shift() || ignore)(data.error || null, data.ticket);
    }
  }

  function startFrame() {
    var address = /^(https?:\/\/[^/]+)\//.exec((script && script.src) || '');
    if (!framer || !address || address[1] === scope.location.origin) return false;
    portal = address[1];
    isFramed = true;
    scope.addEventListener('message', receive);
    framer.postMessage({ portal: 'hello' }, portal);
    return true;
  }

  if (!startFrame()) ready();
  scope.PH = host;
})(window);
