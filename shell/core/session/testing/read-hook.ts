import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What a hook answers in a component that renders now. */
export function readHook<Value>(useValue: () => Value): Value {
  const answers: Value[] = [];
  renderToStaticMarkup(createElement(Probe, { onRender: () => answers.push(useValue()) }));
  const [answer] = answers;
  return answer as Value;
}

function Probe({ onRender }: { onRender: () => void }): null {
  onRender();
  return null;
}
