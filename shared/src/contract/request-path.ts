/** Parameters of a request in its path and its query. */
export interface RequestParameters {
  path?: Readonly<Record<string, string | undefined>>;
  query?: Readonly<Record<string, string | undefined>>;
  filter?: object;
  range?: readonly [first: number, last: number];
  sort?: readonly [field: string, direction: 'ASC' | 'DESC'];
  texts?: 'all';
}

/**
 * Returns the path of a request below `/api/`: `bookings/{id}` becomes `bookings/B-7K3M9QXT`.
 * Filter, range and sort are appended as the JSON texts that lists expect.
 * @throws Error for a parameter of the path that is missing
 */
export function requestPath(template: string, parameters: RequestParameters = {}): string {
  const { path = {}, query = {}, filter, range, sort, texts } = parameters;
  const resource = template.replace(/\{([A-Za-z]+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) throw new Error(`${template}: the parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
  const search = Object.entries({
    filter: filter && JSON.stringify(filter),
    range: range && JSON.stringify(range),
    sort: sort && JSON.stringify(sort),
    texts,
    ...query,
  }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return search.length === 0 ? resource : `${resource}?${search.join('&')}`;
}
