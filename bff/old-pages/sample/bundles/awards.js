// biome-ignore-all lint/complexity/useArrowFunction: the sample is written as old bundles are
/* The second bundle of the sample, with a container of its own. */
(function ($, place) {
  var english = {
    获奖记录: 'Awards',
    '朗诵比赛，二等奖': 'Recitation contest, second prize',
    '校运会跳绳，第一名': 'Rope skipping at the sports day, first place',
    返回成长报告: 'Back to the growth report',
  };

  function say(text) {
    return PH.lang[text] || (PH.langType === 'en' && english[text]) || text;
  }

  $(function () {
    var list = $('<ul>');
    document.title = say('获奖记录');
    $.each(['朗诵比赛，二等奖', '校运会跳绳，第一名'], function (_, award) {
      list.append($('<li>').text(say(award)));
    });
    $('<section class="growth">')
      .append(
        $('<h2>').text(say('获奖记录')),
        list,
        $('<a target="_top" href="/viewport#/?app=legacy&fileId=report">').text(say('返回成长报告')),
      )
      .appendTo(place);
  });
})(window.jQuery, document.currentScript.parentNode);
