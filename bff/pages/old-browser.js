// biome-ignore-all lint/complexity/useArrowFunction: the browsers that need this know functions alone
// biome-ignore-all lint/style/useTemplate: nor templates
// Every call stands on one line: a comma behind the last argument would be a mistake there.
(function () {
  var names = 'Chrome 110, Edge 110, Firefox 115, Safari 16';
  var title = { en: 'Your browser is too old for this portal.' };
  title['zh-CN'] = '您的浏览器版本过低，无法正常使用本系统。';
  var advice = { en: 'Please use ' + names + ' or later.', 'zh-CN': '请使用 ' + names + ' 或更高版本。' };
  var label = { en: 'Download a recommended browser', 'zh-CN': '下载推荐的浏览器' };
  var pick = function (texts) {
    return texts[document.documentElement.lang] || texts.en;
  };
  var look = 'padding:16px 24px;background:#fdf3e4;color:#1d2530;font:16px/1.6 sans-serif;text-align:center';
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
  add(box, 'strong', pick(title));
  add(box, 'p', pick(advice));
  var link = add(box, 'a', pick(label));
  link.href = 'https://www.microsoft.com/edge/download';
  link.style.color = '#2f5ba3';
  document.body.insertBefore(box, document.body.firstChild);
  // A form of the server still works; the shape of a page that will not come does not.
  var root = document.getElementById('root');
  if (root && root.getElementsByTagName('form').length === 0) root.style.display = 'none';
})();
