const texts: Partial<Record<number, string>> = {
  400: 'Bad request.',
  401: 'Unauthorised',
  403: 'Forbidden.',
  404: 'Not found.',
  409: 'Conflict.',
  500: 'Internal server error.',
};

/** What an HTTP status is called on the error page (specification, point 8; 401 has no full stop there). */
export function statusText(status: number): string {
  return texts[status] ?? 'An unknown error occurred.';
}
