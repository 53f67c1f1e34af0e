import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { limitAttempts } from './limit-attempts.ts';

/** More than anybody sends by hand: it bounds what somebody can send who has got hold of a session. */
const EMAILS_OF_ACCOUNT = [{ max: 100, windowMs: 60 * 60_000 }];

/** Limits how many e-mails an account sends, to whomever. @throws ApiProblem 429 */
export async function limitStaffEmails(
  { database, clock, rateLimit }: Pick<Services, 'database' | 'clock' | 'rateLimit'>,
  { session }: FastifyRequest,
): Promise<void> {
  if (rateLimit) await limitAttempts(database, clock(), `mail of account ${session?.accountId}`, EMAILS_OF_ACCOUNT);
}
