import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** Who somebody is besides herself: the dialog to choose a child, the dropdown of identities. */
export class FamilyPage {
  readonly words;
  readonly remoteWords;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('shell/features/family', language);
    this.remoteWords = wordsOf('remotes/family', language);
  }

  get childDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.words.text('family.child.title') });
  }
  child(name: string): Locator {
    return this.childDialog.getByRole('row').filter({ hasText: name });
  }
  enterButton(name: string): Locator {
    return this.childDialog.getByRole('button', {
      name: this.words.text('family.child.enterName').replace('{name}', name),
      exact: true,
    });
  }
  /** In the header; its name says which child is the current one. */
  get switchButton(): Locator {
    return this.page.getByRole('button', { name: this.words.pattern('family.child.switchFrom') });
  }
  /** In the user's panel on phones. */
  get switchEntry(): Locator {
    return this.page.getByRole('button', { name: this.words.text('family.child.switch'), exact: true });
  }
  /** In the header of wide windows; its name says which identity is the current one. */
  get identityButton(): Locator {
    return this.page.getByRole('button', { name: this.words.pattern('family.identity.current') });
  }
  /** The teacher, or the parent, among the accounts of one person. */
  identity(of: 'teacher' | 'parent'): Locator {
    return this.page
      .getByRole('group', { name: this.words.text('family.identity.label'), exact: true })
      .getByRole('button', { name: of === 'teacher' ? /^(教师|Teacher)/ : /^(家长|Parent)/ })
      .filter({ visible: true });
  }
  /** A child in the combined view. */
  card(name: string): Locator {
    return this.page.getByRole('region', { name });
  }
  chooseButton(name: string): Locator {
    return this.card(name).getByRole('button', {
      name: this.remoteWords.text('family.card.switchName').replace('{name}', name),
    });
  }
}
