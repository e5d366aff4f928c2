// biome-ignore-all lint/complexity/useArrowFunction: the sample is written as old bundles are
/* A bundle as they were written before the portal: it stands in the element that its script stands in. */
(function ($, place) {
  var english = {
    成长报告: 'Growth report',
    本学期各方面的评价: 'How this term went',
    方面: 'Subject',
    评价: 'Mark',
    阅读与表达: 'Reading and speaking',
    体育与健康: 'Sports and health',
    合作与责任: 'Teamwork',
    优秀: 'very good',
    良好: 'good',
    家长寄语: 'A word from the parents',
    打印: 'Print',
    获奖记录: 'Awards',
  };
  var rows = [
    ['阅读与表达', '优秀'],
    ['体育与健康', '良好'],
    ['合作与责任', '优秀'],
  ];

  function say(text) {
    return PH.lang[text] || (PH.langType === 'en' && english[text]) || text;
  }

  $(function () {
    var page = $('<section class="growth">');
    var table = $('<table>').append($('<caption>').text(say('本学期各方面的评价')));
    PH.setAppMsg({ appCode: 'scczReport', code: 'scczReport' });
    document.title = say('成长报告');
    table.append(
      $('<tr>').append($('<th scope="col">').text(say('方面')), $('<th scope="col">').text(say('评价'))),
    );
    $.each(rows, function (_, row) {
      table.append($('<tr>').append($('<td>').text(say(row[0])), $('<td>').text(say(row[1]))));
    });
    page.append(
      $('<h2>').text(say('成长报告')),
      table,
      $('<p>').append(
        $('<label for="growth-word">').text(say('家长寄语')),
        $('<textarea id="growth-word" rows="3">'),
      ),
      $('<button type="button">')
        .text(say('打印'))
        .on('click', function () {
          window.print();
        }),
      $('<a target="_top" href="/viewport#/?app=legacy&fileId=awards">').text(say('获奖记录')),
    );
    page.appendTo(place);
  });
})(window.jQuery, document.currentScript.parentNode);
