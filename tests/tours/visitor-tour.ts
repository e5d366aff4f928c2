import { SignInPage } from '../pages/sign-in-page.ts';
import { goTo, type Tour } from './sight.ts';

/** For visitors. */
export const visitorTour: Tour = async function* ({ page, language }) {
  const signIn = new SignInPage(page, language);
  await signIn.open();
  await signIn.submit.click();
  yield { name: 'sign-in with its messages' };
  await goTo(page, '/forgetPassword');
  yield { name: 'forgotten password' };
};
