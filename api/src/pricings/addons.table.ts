import { Controller, Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import type {
  CreateAddonRequest,
  UpdateAddonRequest,
} from '@five/shared/pricings/pricings.requests';
import { contentController } from '../platform/content/content-controller.ts';
import { ContentQueries } from '../platform/content/content-queries.ts';
import {
  applyChanges,
  type ContentAct,
  ContentService,
} from '../platform/content/content-service.ts';
import type { ContentViewer } from '../platform/content/content-viewer.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { ListSpecOf } from '../platform/lists/list-spec.ts';
import { newReference } from '../platform/references.ts';
import { type LocalizedText, plainTexts, searchText } from '../platform/texts/content-language.ts';
import { Addon, type AddonOption } from './addon.entity.ts';

interface AddonRow {
  reference: string;
  name: Texts;
  options: AddonOption[];
  stock: number | null;
  archived: boolean;
}

/** Add-ons on offer. Staff also see archived add-ons. */
@Injectable()
export class AddonsQueries extends ContentQueries<AddonRow, AddonAnswer<LocalizedText>> {
  protected readonly list = LIST;
  protected override readonly shown = { ...LIST, where: 'a.archived_at is null' };

  protected answer(
    { reference, name, options, stock, archived }: AddonRow,
    { language }: ContentViewer,
  ): AddonAnswer<LocalizedText> {
    const read = options.map((option) => ({
      code: option.code,
      name: language.text(option.name),
      priceCents: option.priceCents,
    }));
    return { id: reference, reference, name: language.text(name), options: read, stock, archived };
  }
}

const LIST: ListSpecOf<'GET addons'> = {
  name: 'addons',
  select: `select a.reference, a.name, a.options, a.stock, a.archived_at is not null as archived
      from addons a`,
  fields: {
    id: { sql: 'a.reference', kind: 'text' },
    archived: { sql: '(a.archived_at is not null)', kind: 'flag' },
  },
  search: ['a.search'],
  sort: {
    id: 'a.reference',
    reference: 'a.reference',
    name: "a.name ->> 'fr'",
    stock: 'a.stock',
    archived: 'a.archived_at',
  },
  order: "a.name ->> 'fr'",
  tieBreak: 'a.id',
};

/** An add-on with limited stock, whose row is locked. */
export interface LimitedAddon {
  reference: string;
  name: Texts;
  stock: number;
}

type IsUsed = (tx: Tx, reference: string) => Promise<boolean>;

/** Add-ons of bookings, edited by an admin. */
@Injectable()
export class AddonsService extends ContentService<Addon, CreateAddonRequest, UpdateAddonRequest> {
  protected readonly table = { entity: Addon, kind: 'addon', version: 'pricings' };
  private isUsed: IsUsed = () => Promise.resolve(false);

  /** Sets the function that finds out whether a booking has used an add-on. */
  checkUseBy(isUsed: IsUsed): void {
    this.isUsed = isUsed;
  }

  /**
   * Locks the add-ons with limited stock, in a fixed order, so that counts of the remaining stock
   * stay valid until the commit.
   */
  lockLimited(tx: Tx, references: string[]): Promise<LimitedAddon[]> {
    return tx.query<LimitedAddon[]>(
      `select reference, name, stock from addons where reference = any($1) and stock is not null
        order by id for update`,
      [references],
    );
  }

  protected initial() {
    return { reference: newReference('A'), stock: null, archivedAt: null };
  }

  protected fill(addon: Addon, { name, options, stock }: UpdateAddonRequest): void {
    applyChanges(addon, {
      name: plainTexts(name),
      options: options?.map((option) => ({
        code: option.code,
        name: plainTexts(option.name),
        priceCents: option.priceCents,
      })),
      stock,
    });
    addon.search = searchText(
      addon.reference,
      addon.name,
      ...addon.options.map((option) => option.name),
    );
  }

  protected override async lock(tx: Tx, reference: string): Promise<Addon> {
    const addon = await super.lock(tx, reference);
    if (addon.archivedAt) throw new DomainError('ADDON_ARCHIVED');
    return addon;
  }

  /**
   * Removes an add-on from the offer. It is deleted if no booking used it, otherwise it is
   * archived. Bookings keep its name and price.
   */
  protected override async erase(tx: Tx, addon: Addon): Promise<ContentAct> {
    if (!(await this.isUsed(tx, addon.reference))) return super.erase(tx, addon);
    await tx.update(Addon, { id: addon.id }, { archivedAt: this.tools.clock.now() });
    return 'archive';
  }
}

/** Add-ons, such as bibs, a ball or a referee. */
@Controller()
export class AddonsController extends contentController('addons', {
  messages: 'addons',
  queries: AddonsQueries,
  service: AddonsService,
}) {}
