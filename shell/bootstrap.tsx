import { createRoot } from 'react-dom/client';

const element = document.getElementById('root');
if (element) createRoot(element).render(<p>{'hi'}</p>);
