// biome-ignore-all lint/complexity/useArrowFunction: the browsers that old bundles were made for know functions alone
// biome-ignore-all lint/complexity/useOptionalChain: nor optional chains
/*
 * Loads one old bundle into the container of its frame: first the words of the language, then style and script. It notifies the portal
 * around it how that goes; failures end there as words. Whatever the bundle leaves running ends with the frame.
 */

/* Merges the language files of the app into PH.lang. What fails to load counts as empty: a bundle starts without its words rather than not at all. */
document.currentScript.loadWords = function (app, onReady) {
  var file = PH.langType + '/' + app + '.json';
  var addresses = [
    '/common/plugins/language/' + PH.version + '/' + PH.langType + '.json',
    '/' + PH.codeModel.rootPath + '/' + app + '/language/' + file,
  ];

  function merge(text) {
    var words;
    try {
      words = JSON.parse(text);
      for (var key in words) if (typeof words[key] === 'string') PH.lang[key] = words[key];
    } catch (_) {
      /* No words. */
    }
  }

  /* One after the other: what the app says wins. */
  function loadNext() {
    var address = addresses.shift();
    if (!address) {
      onReady();
      return;
    }
    var request = new XMLHttpRequest();
    request.open('GET', address);
    request.timeout = 10000;
    request.onload = function () {
      if (request.status === 200) merge(request.responseText);
    };
    request.onloadend = loadNext;
    request.send();
  }

  /* Pages in the default language ask for nothing. */
  if (PH.langType === this.getAttribute('data-default-language')) onReady();
  else loadNext();
};

(function (scope, page) {
  var own = page.currentScript;
  var place = page.getElementById('viewport');
  var state = 'loading';
  var waiting = 0;

  function send(message) {
    scope.parent.postMessage(message, scope.location.origin);
  }

  function enter(next) {
    if (state === 'failed' || state === 'missing' || state === next) return;
    state = next;
    send({ viewport: next });
  }

  /* Whether the user would see nothing: no element beside those of this page. */
  function isEmpty() {
    var others = page.querySelectorAll(
      'body > :not(#viewport):not(script), #viewport > :not(script):not(link)',
    );
    return others.length === 0;
  }

  function add(element, integrity) {
    element.nonce = own.nonce;
    if (integrity) element.integrity = integrity;
    waiting += 1;
    element.onload = function () {
      waiting -= 1;
      if (waiting === 0) enter('ready');
    };
    element.onerror = function () {
      enter('missing');
    };
    place.appendChild(element);
  }

  function loadFiles() {
    var style = own.getAttribute('data-style');
    var script = page.createElement('script');
    var link = page.createElement('link');
    link.rel = 'stylesheet';
    if (style) {
      link.href = style;
      add(link, own.getAttribute('data-style-integrity'));
    }
    script.src = own.getAttribute('data-script');
    add(script, own.getAttribute('data-script-integrity'));
  }

  scope.addEventListener('error', function (event) {
    if (event.message && (state === 'loading' || isEmpty())) enter('failed');
  });
  new MutationObserver(function () {
    send({ viewport: 'title', title: page.title });
  }).observe(page.head, { childList: true, subtree: true, characterData: true });

  page.documentElement.lang = PH.langType;
  PH.setAppMsg({ appCode: place.getAttribute('data-app'), code: place.getAttribute('data-app') });
  send({ viewport: 'loading' });
  if (own.getAttribute('data-script')) own.loadWords(place.getAttribute('data-app'), loadFiles);
  else enter('missing');
})(window, document);
