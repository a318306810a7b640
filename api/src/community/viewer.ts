import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isStaff } from '../platform/access/caller.ts';
import type { ApiRequest } from '../platform/http/request.ts';
import type { AuthorViewer } from './author-presenter.ts';

/** The reader of public content; `userId` is null for a visitor. */
export interface Viewer extends AuthorViewer {
  userId: number | null;
}

/** The reader of public content: a visitor, a player or staff. */
export const CurrentViewer = createParamDecorator(
  (_: unknown, context: ExecutionContext): Viewer => {
    const { user, locale } = context.switchToHttp().getRequest<ApiRequest>();
    return { userId: user?.userId ?? null, desk: isStaff(user), locale };
  },
);
