import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** The widget of faces, wherever it stands. */
export class FaceWidget {
  readonly words;
  readonly place: Locator;

  constructor(place: Locator, language: Language) {
    this.place = place;
    this.words = wordsOf('shell/kit/face', language);
  }

  button(id: string): Locator {
    return this.place.getByRole('button', { name: this.words.text(`kit.face.${id}`), exact: true });
  }
  /** What the person is to do, as it is read out. */
  hint(id: string): Locator {
    return this.place.getByRole('status').filter({ hasText: this.words.text(`kit.face.${id}`) });
  }
  /** What went wrong; pressing its button begins anew. */
  get problem(): Locator {
    return this.place.getByRole('alert');
  }
  get retry(): Locator {
    return this.problem.getByRole('button');
  }
  get video(): Locator {
    return this.place.getByLabel(this.words.text('kit.face.video'));
  }
  picture(which: 'savedPicture' | 'takenPicture'): Locator {
    return this.place.getByRole('img', { name: this.words.text(`kit.face.${which}`) });
  }
  text(id: string): Locator {
    return this.place.getByText(this.words.pattern(`kit.face.${id}`));
  }
}

/** The page of the own face. */
export class FacePage {
  readonly page: Page;
  readonly words;
  readonly enrolling: FaceWidget;
  readonly trying: FaceWidget;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/face', language);
    this.enrolling = new FaceWidget(this.section('face.enrol.title'), language);
    this.trying = new FaceWidget(this.section('face.test.title'), language);
  }

  /** The card below a heading. */
  section(title: string): Locator {
    const heading = this.page.getByRole('heading', { name: this.words.text(title) });
    return this.page.locator('main div').filter({ has: heading }).last();
  }
  button(id: string): Locator {
    return this.page.getByRole('button', { name: this.words.text(id), exact: true });
  }
  async open(): Promise<void> {
    await this.page.goto('/pages/base/pc_face_tm/index.html');
    await this.page.getByRole('heading', { name: this.words.text('face.home.title') }).waitFor();
  }
  /** Reads the words and agrees to them. */
  async agree(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.words.text('face.consent.agree') }).check();
    await this.button('face.consent.give').click();
  }
}
