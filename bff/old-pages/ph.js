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
    (scope.top || scope).location.assign('/');
  };
  scope.PH = host;
})(window);
