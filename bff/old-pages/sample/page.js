// biome-ignore-all lint/complexity/useArrowFunction: the sample is written as old pages are
/* A page as they were written before the portal: jQuery, the global PH, and calls with the session of its user. */
/* The words of the page: Chinese texts are their own keys, the dictionary of PH has the others. */
var english = {
  资源库: 'Resources',
  返回桌面: 'Back to the desktop',
  本周新资源: 'New this week',
  名称: 'Name',
  类型: 'Kind',
  '您好，': 'Hello, ',
  '三年级数学：分数的初步认识': 'Maths, grade 3: first fractions',
  课件: 'Slides',
  唐诗三百首朗诵: 'Three hundred Tang poems, read aloud',
  音频: 'Audio',
  水的循环: 'The water cycle',
  视频: 'Video',
  平台版本: 'Platform',
  开发环境: 'development',
};
var rows = [
  ['三年级数学：分数的初步认识', '课件'],
  ['唐诗三百首朗诵', '音频'],
  ['水的循环', '视频'],
];

function say(text) {
  return PH.lang[text] || text;
}

$(function () {
  PH.setAppMsg({ appCode: 'res', code: 'res', rootPath: 'legacy' });
  if (PH.langType === 'en') $.extend(PH.lang, english);
  document.title = say('资源库');
  $('html').attr('lang', PH.langType);
  $('[data-say]').each(function () {
    $(this).text(say($(this).attr('data-say')));
  });
  $.each(rows, function (_, row) {
    $('<tr>')
      .append($('<td>').text(say(row[0])), $('<td>').text(say(row[1])))
      .appendTo('#rows');
  });
  $('#version').text(
    say('平台版本') + ' ' + PH.version + (PH.env === 'production' ? '' : ' · ' + say('开发环境')),
  );
  $.getJSON('/api/uaa/oauth/me', function (answer) {
    if (answer.status === 200) $('#hello').text(say('您好，') + answer.data.realName);
  });
});
