import { type DecorationSet, findSafeLink, type LoginPageConfig, type SafeLink } from '#shared/contracts';

/** A text of the footer with where it leads, if anywhere. */
export interface FooterItem {
  text: string;
  link?: SafeLink | undefined;
}

export interface FilingItem extends FooterItem {
  /** Picture of the filing authority, only from the portal itself. */
  image?: string | undefined;
}

export interface Footer {
  note?: FooterItem | undefined;
  help?: SafeLink | undefined;
  filings: FilingItem[];
  copyright?: string | undefined;
}

/**
 * The footer that the unit configured (B22, M09), or undefined when it asks for none: `footerMsg.show`
 * decides; without a readable `footerMsg`, a footer text alone asks for itself.
 */
export function readFooter(
  config: LoginPageConfig | null,
  decoration: DecorationSet | undefined,
  origin: string,
): Footer | undefined {
  if (!config) return undefined;
  const message = decoration?.footerMsg;
  const text = config.footer?.trim();
  if (message ? !message.show : !text) return undefined;
  const filings = message?.showBaMsg
    ? message.baList.filter((entry) => entry.showBaMsg && entry.baContent.trim())
    : [];
  return {
    note: text ? { text, link: findSafeLink(config.link, origin) } : undefined,
    help: findSafeLink(message?.helpCenter, origin),
    filings: filings.map((entry) => {
      const image = entry.showImg ? findSafeLink(entry.baImg, origin) : undefined;
      return {
        text: entry.baContent.trim(),
        link: findSafeLink(entry.baUrl, origin),
        image: image?.external === false ? image.href : undefined,
      };
    }),
    copyright: message?.copyright?.trim() || undefined,
  };
}
