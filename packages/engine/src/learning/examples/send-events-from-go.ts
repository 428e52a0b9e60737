export const sendEventsFromGo = {
  fileName: 'sender.go',
  code: `// Package sender collects events and sends them to GA4 in batches.
package sender

import (
	"bytes"
	"encoding/json"
	"net/http"
	"time"
)

type Event struct {
	Name   string         \`json:"name"\`
	Params map[string]any \`json:"params"\`
}

// Run sends what comes over the channel: 25 at a time, or what there is every five seconds.
// It ends when the channel is closed. The address carries measurement ID and secret.
func Run(address, clientID string, events <-chan Event) error {
	client := &http.Client{Timeout: 5 * time.Second}
	tick := time.NewTicker(5 * time.Second)
	defer tick.Stop()
	batch := make([]Event, 0, 25)
	flush := func() error {
		if len(batch) == 0 {
			return nil
		}
		body, err := json.Marshal(map[string]any{"client_id": clientID, "events": batch})
		if err != nil {
			return err
		}
		answer, err := client.Post(address, "application/json", bytes.NewReader(body))
		if err != nil {
			return err
		}
		batch = batch[:0]
		return answer.Body.Close()
	}
	for {
		select {
		case event, open := <-events:
			if !open {
				return flush()
			}
			if batch = append(batch, event); len(batch) == cap(batch) {
				if err := flush(); err != nil {
					return err
				}
			}
		case <-tick.C:
			if err := flush(); err != nil {
				return err
			}
		}
	}
}
`,
}
