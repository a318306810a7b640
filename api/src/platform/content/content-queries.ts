import { Injectable } from '@nestjs/common';
import { byReference, type RawQuery } from '../lists/list-query.ts';
import type { ListSpec } from '../lists/list-spec.ts';
import { Lists } from '../lists/lists.ts';
import type { Page } from '../lists/page.ts';
import type { ContentViewer } from './content-viewer.ts';

/**
 * Reads the rows of a content table. A table declares its list and how a row becomes an answer.
 */
@Injectable()
export abstract class ContentQueries<Row extends object, Answer> {
  /** The list that staff read. */
  protected abstract readonly list: ListSpec;
  /** The list that visitors and players read, if it differs. */
  protected readonly shown?: ListSpec;

  constructor(protected readonly lists: Lists) {}

  async page(query: RawQuery, viewer: ContentViewer): Promise<Page<Answer>> {
    const list = viewer.staff ? this.list : (this.shown ?? this.list);
    const page = await this.lists.read<Row>(list, query, this.parameters?.());
    return page.map((row) => this.answer(row, viewer));
  }

  /**
   * Reads one row.
   * @throws DomainError NOT_FOUND if there is no such row or the viewer may not see it
   */
  async one(reference: string, viewer: ContentViewer): Promise<Answer> {
    return (await this.page(byReference(reference), viewer)).only();
  }

  protected abstract answer(row: Row, viewer: ContentViewer): Answer;

  /** Values of the placeholders in the list's own condition `where`. */
  protected parameters?(): unknown[];
}
