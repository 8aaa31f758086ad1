import { CSRF_COOKIE } from '#contract/mail.ts';
import { readCookie } from '#web/device/cookie.ts';
import { ServiceError } from '#web/services/http.ts';
import { fetchToken, postMail } from '#web/services/mail.ts';
import { toOutcome, type Outcome, type Waiting } from './message.ts';

/** A rejected CSRF token may have expired: it is replaced once. */
export async function sendMessage({ id, mail }: Pick<Waiting, 'id' | 'mail'>): Promise<Outcome> {
  try {
    let answer = await postMail(mail, id, readCookie(CSRF_COOKIE) ?? (await fetchToken()));
    if (answer.status === 403) answer = await postMail(mail, id, await fetchToken());
    return toOutcome(answer, id);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { kind: 'later', answered: error.code !== 'network', retryAfterMs: 0 };
  }
}
