#!/bin/sh
# Restarts processes of the site one after the other, so that no visitor notices: deploy/roll.sh 8081 8082
# Ends with 1, and touches no further one, as soon as one is not ready. RESTART: the command, the port comes straight after it.
set -eu
RESTART=${RESTART:-systemctl restart fundacion@}
WAIT_SECONDS=${WAIT_SECONDS:-60}

ready() {
	curl -fs --max-time 6 -o /dev/null "http://127.0.0.1:$1/readyz"
}

for port; do
	ready "$port" || { echo "$port is not ready: nothing was restarted" >&2; exit 1; }
done
for port; do
	$RESTART"$port"
	waited=0
	until ready "$port"; do
		waited=$((waited + 1))
		[ "$waited" -lt "$WAIT_SECONDS" ] || { echo "$port is not ready after $WAIT_SECONDS s: stopped here" >&2; exit 1; }
		sleep 1
	done
	echo "$port is ready"
	# nginx leaves a process alone for a second after it refused (fail_timeout).
	sleep 2
done
