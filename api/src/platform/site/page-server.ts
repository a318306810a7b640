import { isPrivatePage } from '@five/shared/auth/private-pages.rules';
import { DEFAULT_LOCALE, type Locale, localizePath } from '@five/shared/locales/locale';
import { leadsToHidden } from '@five/shared/venue/pages/optional-pages.rules';
import { withoutHiddenPages } from '@five/shared/venue/pages/page-marks';
import { withPhotos } from '@five/shared/venue/photos/photo-marks';
import { fillMarkedTexts } from '@five/shared/platform/site-texts/marked-texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified } from '../http/cached-response.ts';
import type { Translator } from '../i18n/translator.ts';
import { TEXT_PREVIEW } from '@five/shared/platform/site-texts/text-preview';
import { framedByOwnPages } from './content-policy.ts';
import type { BuiltPage, FallbackPages } from './built-pages.ts';
import type { CompressedPages } from './compressed.ts';
import { beginningOf, headOf } from './found-page.ts';
import { fill, fillFacts, insert, retitle, titled } from './html.ts';
import type { PageRedirects } from './page-redirects.ts';
import {
  isUnder,
  namesFile,
  opensPage,
  type PageRequest,
  readPageRequest,
} from './page-request.ts';
import type { LiveParts } from './live-parts.ts';
import type { PublicBlocks } from './public-blocks.ts';
import type { PublicData } from './public-data.ts';
import { shareCard } from './share-card.ts';
import type { FoundPage, SharedPicture, SitePaths } from './site-paths.ts';

export interface Pages {
  site: {
    pages: Map<string, BuiltPage>;
    fallbacks: FallbackPages;
    /**
     * Pages for private paths that were not prerendered. Their content security policy allows no
     * third-party host.
     */
    privateFallbacks: FallbackPages;
  } | null;
  admin: BuiltPage | null;
}

/** The HTML of a page, before the data of the request is inserted. */
interface ChosenPage {
  policy: string;
  html: string;
  exists: boolean;
  /** The picture of the page for link previews; null for the one of the site. */
  picture: SharedPicture | null;
}

/** Path prefixes with their own 'not found' responses. */
const NOT_OURS = ['/api', '/socket.io', '/files', '/dev'];
const NOT_BUILT = 'The site has not been built on this machine; the API answers under /api.\n';

/** Serves pages of site and back-office for paths without a route. */
export class PageServer {
  constructor(
    private readonly pages: Pages,
    private readonly content: { data: PublicData; parts: LiveParts; redirects: PageRedirects },
    private readonly paths: SitePaths,
    private readonly translator: Translator,
    private readonly compressed: CompressedPages,
    private readonly origin: string,
  ) {}

  /**
   * Answers a request for a page. Returns true if the request was for a page and has been answered.
   */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const pageRequest = readPageRequest(request.url);
    if (pageRequest === null || isUnder(pageRequest.path, ...NOT_OURS)) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return this.refuseMethod(pageRequest, reply);
    if (isUnder(pageRequest.path, '/admin')) await this.answerAdmin(pageRequest, request, reply);
    else await this.answerSite(pageRequest, request, reply);
    return true;
  }

  private refuseMethod({ path }: PageRequest, reply: FastifyReply): false {
    if (isUnder(path, '/admin') || this.pages.site?.pages.has(path))
      void reply.header('allow', 'GET, HEAD');
    return false;
  }

  private async answerAdmin(
    { path }: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (this.pages.admin === null) return sendNotFound(reply, NOT_BUILT);
    if (namesFile(path)) {
      if (!opensPage(request.headers.accept)) return sendNotFound(reply, null);
      void reply.status(404); // The back-office renders its own 'not found' page.
    }
    const { bytes, policy } = await this.pages.admin.read();
    const { facts, head } = await this.content.data.of(DEFAULT_LOCALE);
    const html = facts['venue'] ? titled(bytes.toString(), facts['venue']) : bytes.toString();
    await this.send(insert(html, head, ''), policy, request, reply);
  }

  private async answerSite(
    pageRequest: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (namesFile(pageRequest.path) && !opensPage(request.headers.accept))
      return sendNotFound(reply, null);
    if (this.pages.site === null) return sendNotFound(reply, NOT_BUILT);
    void reply.header('vary', 'Cookie, Accept-Encoding');
    if (isPrivatePage(pageRequest.bare)) void reply.header('referrer-policy', 'no-referrer');
    if (await this.content.redirects.send(pageRequest, request, reply)) return;
    const { bare, locale, search } = pageRequest;
    const [blocks, live] = await Promise.all([
      this.content.data.of(locale),
      this.content.parts.of(bare, locale, search),
    ]);
    const isHidden = leadsToHidden(bare, blocks.hidden);
    const moved = isHidden ? null : this.paths.movedTo(bare);
    if (moved !== null) return void reply.redirect(localizePath(moved, locale) + search, 301);
    const isPreview = search === TEXT_PREVIEW;
    if (isPreview) void reply.header('x-frame-options', 'SAMEORIGIN');
    const chosen = await this.choose(this.pages.site, pageRequest, isHidden, reply);
    const filled = { ...chosen, html: fill(chosen.html, live.within) };
    const page = this.complete(filled, pageRequest, blocks);
    const policy = isPreview ? framedByOwnPages(chosen.policy) : chosen.policy;
    await this.send(insert(page, live.script, ''), policy, request, reply);
  }

  /**
   * Adds public data, facts and link preview tags to a page. The link preview tags of the 'not
   * found' page do not contain the path. Requests for many missing paths therefore create only one
   * cache entry per language.
   */
  private complete(
    { html, exists, picture }: ChosenPage,
    { path, bare, locale }: PageRequest,
    { script, noscript, head, ahead, within, facts, texts, hidden, photos }: PublicBlocks,
  ): string {
    const unnamed = this.translator.message(locale, 'pages.unknown');
    const pictured = withPhotos(withoutHiddenPages(html, hidden), photos);
    const shown = fill(pictured, within.get(bare) ?? '');
    const filled = fillFacts(shown, { venue: unnamed, ...facts });
    return insert(
      fillMarkedTexts(filled, texts),
      shareCard(this.origin, exists ? path : null, locale, picture) +
        head +
        (ahead.get(bare) ?? '') +
        script,
      noscript,
    );
  }

  /**
   * Returns the prerendered page of this path. If there is none, returns the fallback page with the
   * title and first content of the page at this path. If no page exists at this path, or the venue
   * hides it, sets status 404.
   */
  private async choose(
    { pages, ...others }: NonNullable<Pages['site']>,
    { path, bare, locale }: PageRequest,
    isHidden: boolean,
    reply: FastifyReply,
  ): Promise<ChosenPage> {
    const built = isHidden ? undefined : await pages.get(path)?.read();
    if (built)
      return {
        policy: built.policy,
        html: built.bytes.toString(),
        exists: true,
        picture: null,
      };
    const fallbacks = isPrivatePage(bare) ? others.privateFallbacks : others.fallbacks;
    const found = isHidden ? null : await this.find(bare, locale);
    if (found === null) void reply.status(404);
    const { bytes, policy } = await fallbacks.of(bare, found !== null).read();
    const html = retitle(
      bytes.toString(),
      locale,
      found?.title ?? this.translator.message(locale, 'pages.notFound'),
    );
    return {
      policy,
      html: found ? await this.begin(html, found, locale) : html,
      exists: found !== null,
      picture: found?.picture ?? null,
    };
  }

  /** Inserts the tags and the first content of a page that was not prerendered. */
  private async begin(html: string, found: FoundPage, locale: Locale): Promise<string> {
    const within = found.part ? await this.content.parts.draw(found.part, locale) : '';
    const beginning = beginningOf(found, within !== '');
    return fill(insert(html, headOf(found, this.siteDescription(locale)), beginning), within);
  }

  /**
   * Finds a page that is not prerendered, because its existence depends on data. If the database is
   * unavailable, the page gets a generic title, and the site shows the error itself.
   */
  private async find(bare: string, locale: Locale): Promise<FoundPage | null> {
    return this.paths
      .find(bare, locale)
      .catch(() => ({ title: this.translator.message(locale, 'pages.unknown') }));
  }

  private siteDescription(locale: Locale): string {
    return this.translator.message(locale, 'brand.description');
  }

  private async send(
    html: string,
    policy: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { body, encoding, etag } = await this.compressed.encode(
      html,
      request.headers['accept-encoding'],
    );
    void reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', etag })
      .type('text/html; charset=utf-8');
    if (!reply.hasHeader('vary')) void reply.header('vary', 'Accept-Encoding');
    if (encoding) void reply.header('content-encoding', encoding);
    if (reply.statusCode === 200 && isNotModified(request.headers['if-none-match'], etag))
      void reply.removeHeader('content-encoding').status(304).send();
    else void reply.send(body);
  }
}

function sendNotFound(reply: FastifyReply, sentence: string | null): void {
  void reply
    .status(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(sentence ?? 'Not found.\n');
}
