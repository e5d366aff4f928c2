// biome-ignore-all lint/complexity/useArrowFunction: the browsers that need this know functions alone
// biome-ignore-all lint/style/useTemplate: nor templates
// Every call stands on one line: a comma behind the last argument would be a mistake there.
(function () {
  var isEnglish = document.documentElement.lang === 'en';
  var title = isEnglish
    ? 'Your browser is too old for this portal.'
    : '您的浏览器版本过低，无法正常使用本系统。';
  var names = 'Chrome 110, Edge 110, Firefox 115, Safari 16';
  var advice = isEnglish ? 'Please use ' + names + ' or later.' : '请使用 ' + names + ' 或更高版本。';
  var label = isEnglish ? 'Download a recommended browser' : '下载推荐的浏览器';
  var look = 'padding:16px 24px;background:#fff4e5;color:#1d2939;font:16px/1.6 sans-serif;text-align:center';
  var add = function (parent, name, text) {
    var element = document.createElement(name);
    element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  };
  var box = document.createElement('div');
  box.id = 'old-browser';
  box.setAttribute('role', 'alert');
  box.style.cssText = look;
  add(box, 'strong', title);
  add(box, 'p', advice);
  var link = add(box, 'a', label);
  link.href = 'https://www.microsoft.com/edge/download';
  link.style.color = '#1d4f91';
  document.body.insertBefore(box, document.body.firstChild);
  // A form of the server still works; the shape of a page that will not come does not.
  var root = document.getElementById('root');
  if (root && root.getElementsByTagName('form').length === 0) root.style.display = 'none';
})();
