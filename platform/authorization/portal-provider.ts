import Provider from 'oidc-provider';
import { renderFormPost } from './form-post.ts';

type RegisterResponseMode = Provider['registerResponseMode'];

/** The library with the portal's own page where an answer travels in a form. */
export class PortalProvider extends Provider {
  override registerResponseMode(...[name, handler]: Parameters<RegisterResponseMode>): void {
    super.registerResponseMode(name, name === 'form_post' ? renderFormPost : handler);
  }
}
