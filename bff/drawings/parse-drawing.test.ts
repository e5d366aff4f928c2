import { expect, test } from 'vitest';
import { parseDrawing } from './parse-drawing.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">';
const tile = `${open}<defs><linearGradient id="g" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#5b8def"/></linearGradient></defs>
  <rect width="64" height="64" rx="18" fill="url(#g)"/><g stroke="#fff" fill="none" stroke-width="3"><path d="M16 20h32M16 30 h-1.5e1"/></g></svg>`;

test('when a picture is nothing but shapes, then it is a drawing with ids of its own and the size of its place', () => {
  expect(parseDrawing(tile, 'p1-')).toEqual({
    attributes: 'viewBox="0 0 64 64"',
    shapes:
      '<defs><linearGradient id="p1-g" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#5b8def"/></linearGradient></defs>' +
      '<rect width="64" height="64" rx="18" fill="url(#p1-g)"/><g stroke="#fff" fill="none" stroke-width="3"><path d="M16 20h32M16 30 h-1.5e1"/></g>',
  });
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an upper-case script', '<SCRIPT>alert(1)</SCRIPT>'],
  ['an event', '<rect onload="alert(1)"/>'],
  ['an event after a slash', '<rect/onload="alert(1)"/>'],
  ['an event without quotes', '<rect onload=alert(1) />'],
  ['an event in single quotes', "<rect onload='alert(1)'/>"],
  ['a link', '<a href="javascript:alert(1)"><rect/></a>'],
  ['a picture from elsewhere', '<image href="https://evil.example/x.png"/>'],
  ['a use of something else', '<use href="#login"/>'],
  ['HTML', '<foreignObject><form action="https://evil.example"/></foreignObject>'],
  ['an HTML element', '<p></p>'],
  ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>'],
  ['a set', '<set attributeName="onload" to="alert(1)"/>'],
  ['a style element', '<style>*{display:none}</style>'],
  ['a style', '<rect style="position:fixed"/>'],
  ['a class', '<rect class="boot"/>'],
  ['a filter from elsewhere', '<rect fill="url(https://evil.example/#x)"/>'],
  ['a style in a paint', '<rect fill="red;position:fixed"/>'],
  ['a quote in a paint', '<rect fill="&quot;"/>'],
  ['the colour of the page', '<rect fill="currentColor"/>'],
  ['a text', 'hello'],
  ['a text element', '<text>hello</text>'],
  ['a comment', '<!-- --!><script>alert(1)</script> -->'],
  ['a CDATA section', '<![CDATA[<script>alert(1)</script>]]>'],
  ['an entity', '&lt;script&gt;'],
  ['an instruction', '<?xml-stylesheet href="https://evil.example"?>'],
  ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['a prefixed name', '<svg:script/>'],
  ['a second picture inside', '<svg viewBox="0 0 1 1"/>'],
  ['an element that is left open', '<g>'],
  ['an element that closes another', '<g></defs>'],
  ['the end of the picture, and more', '</svg><rect/><svg viewBox="0 0 1 1">'],
  ['a tag that is cut short', '<rect'],
])('T29 when a picture holds %s, then it is no drawing', (_, inside) => {
  expect(parseDrawing(`${open}${inside}</svg>`, 'p1-')).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['no picture', '<g viewBox="0 0 1 1"></g>'],
  ['no box', '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>'],
  ['an empty element', '<svg viewBox="0 0 1 1"/>'],
  ['a document type', '<!DOCTYPE svg [<!ENTITY x "y">]><svg viewBox="0 0 1 1"></svg>'],
  ['a root with an event', '<svg viewBox="0 0 1 1" onload="alert(1)"></svg>'],
  ['something after it', `${tile}<script>alert(1)</script>`],
  ['more than an icon needs', `${open}${'<rect/>'.repeat(700)}</svg>`],
])('T29 when a file holds %s, then it is no drawing', (_, file) => {
  expect(parseDrawing(file, 'p1-')).toBeUndefined();
});
